/** Every other file of a model in one ZIP, with what each is to be compared by. */
import { archiveOf } from '../../base/archive.ts'
import type { FileMaker } from '../file-input.ts'
import { wholeNameOf } from '../file-names.ts'
import { kindsIn, type MakerTable } from '../maker-table.ts'

/** @param others makers of what it holds */
export const archiveMaker =
  (others: MakerTable): FileMaker =>
  async (input, onStep) => {
    const kinds = kindsIn(others)
    const files = []
    for (const [place, kind] of kinds.entries()) {
      const make = await others[kind]?.()
      if (!make) continue
      const content = await make({ ...input, kind }, (done) => onStep((place + done) / (kinds.length + 1)))
      files.push({ name: wholeNameOf(input.orderCode, kind), content })
    }
    return archiveOf(files)
  }
