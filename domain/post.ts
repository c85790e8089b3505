// An article as lists show it.

export interface Picture {
  src: string;
  width: number;
  height: number;
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
