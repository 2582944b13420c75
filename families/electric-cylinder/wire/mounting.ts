/** End conditions of an electric cylinder and its rod. */

/**
 * `clevis`: hinged at both ends; the others have foot or flange: rod end hinged to a guided load, bolted to a guided load, or free.
 */
export const cylinderMountings = ['clevis', 'guided', 'rigid', 'free'] as const
export type CylinderMounting = (typeof cylinderMountings)[number]
