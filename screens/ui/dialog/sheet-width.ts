/** Returns the width of a dialog with this many actions: 50 px plus 200 px each, at most 850 px. */
export const sheetWidth = (actions: number): number => Math.min(50 + 200 * actions, 850)
