/**
 * The registry of product families. A new family needs only its folder and an entry here: server, browser, catalogue,
 * documentation and tests read only this list.
 */
import type { Family } from './define/family.ts'
import type { IndexedSizer } from './define/sizer.ts'

/** Loaders of the families by id, each called on first use, in the order of the catalogue's files. */
export const familyLoaders: Readonly<Record<string, () => Promise<Family>>> = {
  'ball-screw': async () => (await import('./ball-screw/family.ts')).ballScrewFamily,
  'screw-jack': async () => (await import('./screw-jack/family.ts')).screwJackFamily,
  'ball-rail': async () => (await import('./ball-rail/family.ts')).ballRailFamily,
  'electric-cylinder': async () => (await import('./electric-cylinder/family.ts')).electricCylinderFamily,
  'slide-module': async () => (await import('./slide-module/family.ts')).slideModuleFamily,
  'linear-module': async () => (await import('./linear-module/family.ts')).linearModuleFamily,
  reducer: async () => (await import('./reducer/family.ts')).reducerFamily,
  'ac-motor': async () => (await import('./ac-motor/family.ts')).acMotorFamily,
  'servo-motor': async () => (await import('./servo-motor/family.ts')).servoMotorFamily,
  'motor-frame': async () => (await import('./motor-frame/family.ts')).motorFrameFamily,
  coupling: async () => (await import('./coupling/family.ts')).couplingFamily,
  'support-unit': async () => (await import('./support-unit/family.ts')).supportUnitFamily,
  'linear-axis': async () => (await import('./linear-axis/family.ts')).linearAxisFamily,
  rotary: async () => (await import('./rotary/family.ts')).rotaryFamily,
}

/**
 * @param id of a family, as a schema names it (`results.family`)
 * @returns its manifest
 * @throws RangeError for an id that the registry does not have
 */
export async function loadFamily(id: string): Promise<Family> {
  const load = Object.hasOwn(familyLoaders, id) ? familyLoaders[id] : undefined
  if (!load) throw new RangeError(`there is no family '${id}'`)
  return load()
}

/**
 * @param id of a family whose models are rows of its table
 * @returns how one of them is sized
 * @throws RangeError for any other family
 */
export async function loadSizer(id: string): Promise<IndexedSizer> {
  const { selection } = await loadFamily(id)
  if (!selection) throw new RangeError(`the models of the family '${id}' are not sized one by one`)
  return selection.sizer()
}

/** @returns every manifest, in the order of the registry */
export const loadFamilies = (): Promise<readonly Family[]> => Promise.all(Object.values(familyLoaders).map((load) => load()))
