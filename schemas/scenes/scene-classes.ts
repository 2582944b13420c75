/** Working ids whose screens calculate scenes: the first step, and the two of the industry page with its drawer. */
export const sceneClasses = ['121', '120', '3000000'] as const
