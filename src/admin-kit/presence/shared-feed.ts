type Listener = () => void;

/** News of the stream of notifications. The tab that holds the stream passes them on to the other tabs of the browser. */
export class SharedFeed<News> {
  readonly #name: string;
  #news: News;
  #listeners = new Set<Listener>();
  #channel: BroadcastChannel | undefined;

  /** `name` is that of its channel between the tabs, `first` what is known before any news. */
  constructor(name: string, first: News) {
    this.#name = name;
    this.#news = first;
  }

  readonly read = () => this.#news;

  readonly subscribe = (listener: Listener) => {
    this.#listeners.add(listener);
    this.#open();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#channel?.close();
      this.#channel = undefined;
    };
  };

  /** Takes news of the stream, for this tab and the others. */
  tell(news: News) {
    this.take(news);
    if (!("BroadcastChannel" in window)) return;
    const channel = this.#channel ?? new BroadcastChannel(this.#name);
    channel.postMessage(news);
    if (channel !== this.#channel) channel.close();
  }

  /** Takes the answer of a call, for this tab only. */
  take(news: News) {
    this.#news = news;
    for (const listener of this.#listeners) listener();
  }

  #open() {
    if (this.#channel || !("BroadcastChannel" in window)) return;
    this.#channel = new BroadcastChannel(this.#name);
    this.#channel.addEventListener("message", ({ data }: MessageEvent<News>) => this.take(data));
  }
}
