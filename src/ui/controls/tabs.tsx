import type { ReactNode } from "react";
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from "react-aria-components";
import tabStyles from "./tabs.module.css";

export type TabEntry = { id: string; label: ReactNode; content: ReactNode };

type TabsProps = { label: string; tabs: readonly TabEntry[]; selected?: string; onSelect?(id: string): void };

/** A sunken track of tabs and the panel of the chosen one. Uncontrolled without `selected`. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      className={tabStyles.tabset}
      {...(selected !== undefined && { selectedKey: selected })}
      {...(onSelect && { onSelectionChange: (key) => onSelect(String(key)) })}
    >
      <TabList className={`${tabStyles.segments} ${tabStyles.tabs}`} aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={tabStyles.handle}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
