/** Prime-mover factors f2 (specification, service-factor tables; the same in Flender MD 20.1). */

/** Prime movers: electric or hydraulic motor or steam turbine; combustion engines by cylinders. */
export const primeMoverFactors = { motor: 1, engine4to6: 1.25, engine1to3: 1.5 } as const
/** A prime mover. */
export type PrimeMover = keyof typeof primeMoverFactors
