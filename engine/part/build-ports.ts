/** The ports of a built part. */
import { at } from '../base/at.ts'
import type { Direction, Length, PartSchema, Place, PortKind } from './part-schema.ts'

/** A port of a built part, and its figures, mm. */
export type BuiltPort<Figure> = {
  readonly kind: PortKind
  readonly at: Place<number>
  readonly along: Direction
  readonly up: Direction
  readonly figures: Readonly<Record<string, Figure>>
}

/** Evaluates expressions of the schema; of its own, since lengths that only ports read are not counted. */
type PortReader = { readonly number: (length: Length) => number; readonly isMeant: (when: string | undefined) => boolean }

type Named = { readonly name: string }

/** The dimension of a name; compiling the part has found it. */
const dimensionOf = <Figure extends Named>(built: readonly Figure[], requested: string): Figure =>
  at(
    built.filter(({ name }) => name === requested),
    0,
  )

/** @returns the ports of a part with these dimensions, by name */
export const builtPorts = <Figure extends Named>(
  ports: NonNullable<PartSchema['ports']>,
  built: readonly Figure[],
  { number, isMeant }: PortReader,
): Readonly<Record<string, BuiltPort<Figure>>> =>
  Object.fromEntries(
    Object.entries(ports)
      .filter(([, { when }]) => isMeant(when))
      .map(
        ([
          name,
          {
            kind,
            at: [x, y, z],
            along,
            up,
            figures = {},
          },
        ]): [string, BuiltPort<Figure>] => {
          const known = Object.entries(figures).map(([figure, of]) => [figure, dimensionOf(built, of)] as const)
          return [name, { kind, at: [number(x), number(y), number(z)], along, up, figures: Object.fromEntries(known) }]
        },
      ),
  )
