/** The input of a file as plain data: equal inputs yield equal bytes on every node and in every thread. */
import type { DrawingUnit, DrawingView, SheetName } from '../../contract/files/drawing-choices.ts'
import type { FileKind } from '../../contract/files/files.ts'
import type { OrderChosen } from '../../contract/catalogue/order-choices.ts'
import type { FileCalculation } from './file-calculation.ts'
import type { FileModel } from './file-model.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { OrderState } from './order-state.ts'

/** The site that a file belongs to. */
export type FileSite = { readonly key: string; readonly name: string; readonly address: string }

/** The complete input of a file as plain data: equal inputs yield equal bytes on every node. */
export type FileInput = {
  readonly kind: FileKind
  readonly locale: Locale
  /** Unit of dimensions. */
  readonly unit: DrawingUnit
  /** Sheet of a drawing; by default the smallest on which its views are legible. */
  readonly sheet?: SheetName | undefined
  /** Views of a drawing; by default all. */
  readonly views?: readonly DrawingView[] | undefined
  /** Third-angle projection of drawings instead of first-angle. */
  readonly projection?: 'third'
  /** Embeds the STEP file in a drawing that permits it. */
  readonly insert3d?: true
  readonly site: FileSite
  /** Logo of the site, as in its document: an SVG element, or a data address with the bytes of a PNG file. */
  readonly logo?: string | undefined
  readonly model: FileModel
  /** Chosen parts of the order code. */
  readonly chosen: OrderChosen
  /** Calculated lengths that the part needs, mm. */
  readonly calculated?: Readonly<Record<string, number>> | undefined
  /** Position of the moving part, as a share of its travel, 0 to 1. */
  readonly position?: number | undefined
  readonly orderCode: string
  /** What is open in the code, for kinds that list it. */
  readonly orderState?: OrderState | undefined
  /** The calculation with its results, where there is one. */
  readonly calculation?: FileCalculation | undefined
  readonly catalogueVersion: string
  readonly engineVersion: string
  /** Seal of a report, see `report-seal.ts`. */
  readonly seal?: string | undefined
}

/**
 * Makes a file.
 *
 * @param input complete input
 * @param onStep receives the progress after each step: 0 to 1, rising
 * @throws Error with a message for the operator where no file can be made from this input
 */
export type FileMaker = (input: FileInput, onStep: (done: number) => void) => Promise<Uint8Array>
