import { useEffect } from "react";
import { useNavigate } from "react-router";

/** Goes to what a notice of the device is about, when it was pressed while this tab was open; NOTICE-01. */
export function useOpenedNotice() {
  const navigate = useNavigate();
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    const end = new AbortController();
    const go = ({ data }: MessageEvent<{ open?: unknown }>) => {
      const path = data?.open;
      if (typeof path === "string" && path.startsWith("/admin")) void navigate(path);
    };
    navigator.serviceWorker.addEventListener("message", go, { signal: end.signal });
    navigator.serviceWorker.startMessages();
    return () => end.abort();
  }, [navigate]);
}
