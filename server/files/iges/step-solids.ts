/** Reads the solids of a STEP file of ours: faces on planes and cylinders, bounded by lines and circles. */
import type { Place } from '../../../engine/part/part-schema.ts'
import { solidsByProduct } from '../geometry/step-colours.ts'

/** A place with a direction, and a second one across it. */
export type Axis = { readonly origin: Place<number>; readonly direction: Place<number>; readonly across: Place<number> }

/** An edge between two vertices; `circle` is the axis about which it turns counterclockwise, undefined for a line. */
export type SolidEdge = { readonly from: number; readonly to: number; readonly circle?: Axis }

/** An edge in a loop, along it or against it. */
export type LoopEdge = { readonly edge: number; readonly isAlong: boolean }

/** A face of a plane, or of a cylinder with that radius; its loops have it at the left, seen against the normal of the surface. */
export type SolidFace = {
  readonly surface: Axis & { readonly radius?: number }
  /** Whether the normal of the surface points out of the solid. */
  readonly isOutward: boolean
  readonly loops: readonly (readonly LoopEdge[])[]
}

/** The first shell is the outside, the others enclose voids. */
export type ReadSolid = {
  readonly vertices: readonly Place<number>[]
  readonly edges: readonly SolidEdge[]
  readonly shells: readonly { readonly faces: readonly SolidFace[]; readonly isAlong: boolean }[]
}

type Statement = { readonly kind: string; readonly inside: string; readonly refers: readonly string[] }

const statementPattern = /(#\d+) = ([A-Z_\d]+)\(((?:[^;']|'(?:[^']|'')*')*)\);/g

const statementsOf = (data: string): ReadonlyMap<string, Statement> =>
  new Map(
    [...data.matchAll(statementPattern)].map(([, number = '', kind = '', text = '']) => {
      const inside = text.replaceAll(/\s*\n\s*/g, '')
      return [number, { kind, inside, refers: inside.match(/#\d+/g) ?? [] }]
    }),
  )

const isTrue = ({ inside }: Statement): boolean => inside.endsWith('.T.')

const reversed = (loop: readonly LoopEdge[]): readonly LoopEdge[] =>
  loop.toReversed().map(({ edge, isAlong }) => ({ edge, isAlong: !isAlong }))

const opposite = ([x, y, z]: Place<number>): Place<number> => [-x, -y, -z]

/** Reads one solid; vertices and edges are numbered as they are met. */
class SolidReader {
  private readonly vertices: Place<number>[] = []
  private readonly edges: SolidEdge[] = []
  /** Places of vertices and edges in their lists, by number of their statement. */
  private readonly known = new Map<string, number>()
  private readonly statements: ReadonlyMap<string, Statement>

  constructor(statements: ReadonlyMap<string, Statement>) {
    this.statements = statements
  }

  read(number: string): ReadSolid {
    const shells = this.at(number).refers.map((shell) => this.shell(shell))
    return { vertices: this.vertices, edges: this.edges, shells }
  }

  private at(number: string | undefined): Statement {
    const found = this.statements.get(number ?? '')
    if (!found) throw new Error(`the STEP file has no ${number}`)
    return found
  }

  /** The three numbers of a point or direction. */
  private triple(number: string | undefined): Place<number> {
    const [x = 0, y = 0, z = 0] = /\(([^()]*)\)$/.exec(this.at(number).inside)?.[1]?.split(',').map(Number) ?? []
    return [x, y, z]
  }

  private axis(number: string | undefined): Axis {
    const [origin, direction, across] = this.at(number).refers
    return { origin: this.triple(origin), direction: this.triple(direction), across: this.triple(across) }
  }

  private vertex(number = ''): number {
    return this.known.get(number) ?? this.keep(number, this.vertices.push(this.triple(this.at(number).refers[0])))
  }

  private edge(number = ''): number {
    const found = this.known.get(number)
    if (found !== undefined) return found
    const statement = this.at(number)
    const [from, to, curve] = statement.refers
    return this.keep(number, this.edges.push({ from: this.vertex(from), to: this.vertex(to), ...this.circle(curve, isTrue(statement)) }))
  }

  /** @param length of the list that it was added to */
  private keep(number: string, length: number): number {
    this.known.set(number, length - 1)
    return length - 1
  }

  private circle(number: string | undefined, isAlong: boolean): Pick<SolidEdge, 'circle'> {
    const { kind, refers } = this.at(number)
    if (kind === 'LINE') return {}
    if (kind !== 'CIRCLE') throw new Error(`no edge on a ${kind} is known`)
    const axis = this.axis(refers[0])
    return { circle: isAlong ? axis : { ...axis, direction: opposite(axis.direction) } }
  }

  private surface(number: string | undefined): SolidFace['surface'] {
    const { kind, inside, refers } = this.at(number)
    const axis = this.axis(refers[0])
    if (kind === 'PLANE') return axis
    if (kind !== 'CYLINDRICAL_SURFACE') throw new Error(`no face on a ${kind} is known`)
    return { ...axis, radius: Number(inside.split(',').at(-1)) }
  }

  private loop(bound: string): readonly LoopEdge[] {
    const statement = this.at(bound)
    const edges = this.at(statement.refers[0]).refers.map((use): LoopEdge => {
      const used = this.at(use)
      return { edge: this.edge(used.refers[0]), isAlong: isTrue(used) }
    })
    return isTrue(statement) ? edges : reversed(edges)
  }

  private face(number: string): SolidFace {
    const statement = this.at(number)
    const isOutward = isTrue(statement)
    const loops = statement.refers.slice(0, -1).map((bound) => this.loop(bound))
    return { surface: this.surface(statement.refers.at(-1)), isOutward, loops: isOutward ? loops : loops.map(reversed) }
  }

  private shell(number: string): ReadSolid['shells'][number] {
    const statement = this.at(number)
    if (statement.kind !== 'ORIENTED_CLOSED_SHELL') return { faces: statement.refers.map((face) => this.face(face)), isAlong: true }
    return { faces: this.shell(statement.refers[0] ?? '').faces, isAlong: isTrue(statement) }
  }
}

/**
 * @param data a STEP file as `makeStep` writes it
 * @returns its solids by the encoded name of their product
 * @throws Error where a face or an edge is of another kind
 */
export function solidsIn(data: string): ReadonlyMap<string, readonly ReadSolid[]> {
  const statements = statementsOf(data)
  return new Map(
    solidsByProduct(data).map(({ product, solids }) => [product, solids.map((solid) => new SolidReader(statements).read(solid))]),
  )
}
