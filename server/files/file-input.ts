/** All that a file is made of. It is plain data, so that a file is the same on every node and in every thread: the same input, the same bytes. */
import type { FileKind } from '../../contract/files/files.ts'
import type { OrderChosen } from '../../contract/catalogue/order-choices.ts'
import type { ProductFigure } from '../../contract/catalogue/product.ts'
import type { Basis } from '../../contract/results/sizing.ts'
import type { FileCalculation, FileMotor } from './file-calculation.ts'
import type { Locale } from '../../i18n/locales.ts'

/** A model of the catalogue as files know it. */
export type FileModel = {
  /** Of its table: what its figures and its geometry are read by. */
  readonly family: string
  readonly sku: string
  readonly name: string
  readonly series: string
  readonly maker: string
  readonly basis: Basis
  /** The citation of its row. */
  readonly source: string
  readonly note: string | undefined
  /** Its figures as the product page lists them. */
  readonly figures: readonly ProductFigure[]
  /** Its row, as the schema of its family reads it. */
  readonly candidate: Readonly<Record<string, unknown>>
}

/** Whose site a file is from. */
export type FileSite = { readonly key: string; readonly name: string; readonly address: string }

/** Everything a file is made from, as plain data: the same input gives the same bytes on every node. */
export type FileInput = {
  readonly kind: FileKind
  readonly locale: Locale
  /** Of dimensions. */
  readonly unit: 'mm' | 'in'
  /** With the STEP file in it, in a drawing that may have one. */
  readonly insert3d?: true
  readonly site: FileSite
  /** Of the site, as its document has it: an SVG element, or the address of a PNG file's bytes. */
  readonly logo?: string | undefined
  readonly model: FileModel
  /** Parts of the order code that are chosen. */
  readonly chosen: OrderChosen
  /** Lengths that the calculation says and the part asks for, mm. */
  readonly calculated?: Readonly<Record<string, number>> | undefined
  /** Where what moves stands: the share of its way, 0 to 1. */
  readonly position?: number | undefined
  /** Chosen with it. */
  readonly motor?: FileMotor | undefined
  readonly orderCode: string
  /** What it was calculated from and what came of it, where it was calculated. */
  readonly calculation?: FileCalculation | undefined
  readonly catalogueVersion: string
  readonly engineVersion: string
}

/**
 * Makes a file.
 *
 * @param input all that it is made of
 * @param onStep told after each step, how much of the work is done: 0 to 1, rising
 * @throws Error with a message for the operator where the file cannot be made of this input
 */
export type FileMaker = (input: FileInput, onStep: (done: number) => void) => Promise<Uint8Array>
