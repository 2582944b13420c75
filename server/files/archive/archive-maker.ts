/** Packs the files of a model into one ZIP, with a checksum of each. */
import { archivedKinds } from '../../../contract/files/files.ts'
import { archiveOf } from '../../base/archive.ts'
import type { FileInput, FileMaker } from '../file-input.ts'
import { wholeNameOf } from '../file-names.ts'
import type { MakerTable } from '../maker-table.ts'

const isMadeOf = ({ calculation }: FileInput, kind: (typeof archivedKinds)[number]): boolean =>
  kind !== 'report' || calculation !== undefined

/** @param others makers of the files in the archive */
export const archiveMaker =
  (others: MakerTable): FileMaker =>
  async (input, onStep) => {
    const kinds = archivedKinds.filter((kind) => isMadeOf(input, kind))
    const files = []
    for (const [place, kind] of kinds.entries()) {
      const make = await others[kind]?.()
      if (!make) continue
      const content = await make({ ...input, kind }, (done) => onStep((place + done) / (kinds.length + 1)))
      files.push({ name: wholeNameOf(input.orderCode, kind), content })
    }
    return archiveOf(files)
  }
