/** Checks a calculator of the source tree against its folder and the other calculators. */
import { basename } from 'node:path'
import { errorAt, type Fault } from '../../engine/check/fault.ts'
import type { CalculatorSchema, WorkingClassSchema } from '../../engine/define/index.ts'
import { calculatorNamespace } from '../../i18n/text-files.ts'
import { screenFaults, takenIds } from '../../server/services/site-calculators/screen-faults.ts'
import { classesBeside, classFolders } from './shipped-schemas.ts'

/** A calculator, or a class with a screen of its own. */
type Placed = CalculatorSchema | WorkingClassSchema

/** Checks the folder name, by which its texts are found. */
const folderFaults = (folder: string, schema: Placed): readonly Fault[] => {
  const expected = basename(calculatorNamespace(schema))
  if (folder === expected) return []
  return [
    errorAt('id', 'folderName', { message: `the folder is called '${folder}'`, cure: `call it '${expected}', or change id and name` }),
  ]
}

/**
 * @param folder its name
 * @returns faults: an id or page that is taken, a folder that does not match, an unknown place
 */
export const placedFaults = async (folder: string, schema: Placed): Promise<readonly Fault[]> => {
  const others = await classesBeside(schema)
  const folders = classFolders().map((path) => basename(path))
  const isTaken = (id: number): boolean =>
    folders.some((one) => one !== folder && one.startsWith(`${id}-`)) || others.some(({ place }) => place?.also?.includes(id))
  const taken = takenIds(schema, isTaken)
  const addresses = others.flatMap(({ place }) => place?.address ?? [])
  return [...(taken.length > 0 ? taken : folderFaults(folder, schema)), ...screenFaults(schema, addresses)]
}
