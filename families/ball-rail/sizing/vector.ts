/** Forces and points on the axes of `forces.ts`. */

/** N or m along X, Y, Z. */
export type Vector = { readonly x: number; readonly y: number; readonly z: number }

/** A force (N) and the point where it acts (m from the centre of the blocks). */
export type PointLoad = { readonly force: Vector; readonly point: Vector }
