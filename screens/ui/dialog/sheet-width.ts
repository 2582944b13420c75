/** Width of a sheet with so many actions, px: 50 and 200 for each, at most 850. */
export const sheetWidth = (actions: number): number => Math.min(50 + 200 * actions, 850)
