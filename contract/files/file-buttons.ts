/** The buttons that files belong to; a site may grant each of them individually. */
import type { Permission } from '../people/people.ts'
import { archivedKinds, type FileKind } from './files.ts'

/** The button of each kind of file; undefined where nobody has to be given it. */
const buttons: Readonly<Record<Exclude<FileKind, 'archive'>, Permission | undefined>> = {
  drawing: 'download2d',
  dxf: 'download2d',
  drawing3d: 'download2d',
  step: 'download3d',
  stl: 'download3d',
  threeMf: 'download3d',
  step214: 'download3d',
  step203: 'download3d',
  iges: 'download3d',
  preview: 'download3d',
  report: 'report',
  sheet: undefined,
  bom: undefined,
}

/** The buttons that a kind needs; an archive needs those of all its files. */
export const buttonsOfFile = (kind: FileKind): readonly Permission[] =>
  (kind === 'archive' ? archivedKinds : [kind]).flatMap((one) => (one === 'archive' ? [] : (buttons[one] ?? [])))
