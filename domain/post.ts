// An article as lists show it.

export interface Picture {
  src: string;
  /** In pixels. */
  width: number;
  height: number;
  /** Smaller and lighter versions, the best format first. */
  sources?: { type: string; srcSet: string }[];
  /** The address of the same for links, 1200×630, where a page is shared with it. */
  share?: string;
}

export interface PostSummary {
  route: string;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  /** `YYYY-MM-DD`. */
  publishedOn: string;
  updatedOn?: string | undefined;
  readMinutes: number;
  cover: Picture;
}
