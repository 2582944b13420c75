/** A page of a list. */
export interface Page {
  /** From 1. */
  readonly page: number
  readonly size: number
}

/** How many come before a page. */
export const before = ({ page, size }: Page): number => (page - 1) * size
