import { X } from "lucide-react";
import { useContext } from "react";
import { Nonce } from "../../nonce.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { useStands } from "../parts/absent-pages.ts";
import { safeHref } from "../parts/action-links.tsx";
import { KeptFromServer } from "../parts/kept-from-server.tsx";
import type { Announced } from "./announced.server.ts";
import styles from "./announcement.css?url";
import { siteText } from "./site.text.ts";

/**
 * The announcement between header and page. The server alone draws it, with the few lines of script that hide it for whoever has
 * closed it; without script it stays and has no button. The browser keeps what the server wrote, and loads none of this. OWN-02
 */
export function Announcement({ announced }: { announced: Announced }) {
  const nonce = useContext(Nonce);
  const stands = useStands();
  if (!import.meta.env.SSR) return <KeptFromServer as="section" />;
  const { text, link, linkText, id } = announced;
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="announcement" />
      <section id="announcement" aria-label={siteText.announcement} data-id={id}>
        <div>
          <p>
            <BidiText text={text} />
            {link && stands(link) && (
              <a href={safeHref(link)}>
                <BidiText text={linkText || siteText.announcementLink} />
              </a>
            )}
          </p>
          <button type="button" hidden aria-label={siteText.closeAnnouncement}>
            <Icon of={X} />
          </button>
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: closing }} />
      </section>
    </>
  );
}

/** Runs where it stands, before the announcement is painted. The focus goes to the page, since the button is gone. */
export const closing = `(()=>{var s=document.currentScript.parentNode,b=s.querySelector("button"),k="announcement";
try{s.hidden=localStorage.getItem(k)===s.dataset.id}catch{}
b.hidden=false;
b.onclick=()=>{s.hidden=true;document.getElementById("main").focus({preventScroll:true});try{localStorage.setItem(k,s.dataset.id)}catch{}}})()`;
