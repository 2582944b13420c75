/** The working classes by what somebody wants to move: of each motion the complete drive as a tile, then modules and single parts. */
import { Link } from 'wouter'
import { moves, type WorkingClass } from '../../../schemas/working-classes.ts'
import { listedClasses } from '../../base/calculators/working-classes.ts'
import { useClassNames } from '../../base/texts/class-names.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { ClassPicture } from '../../drawings/class-picture.tsx'

type Props = {
  /** Address of a class. */
  readonly hrefOf: (id: string) => string
  /** Whether the class takes the place of this page in the history. */
  readonly replace?: boolean
  /** Preloads a class that is pointed at or focused. */
  readonly preload?: (id: string) => void
}
type LinkProps = Props & { readonly known: WorkingClass }

const ClassLink = ({ known: { id, schema }, hrefOf, replace = false, preload }: LinkProps) => {
  const { className } = useClassNames()
  const { find, t } = useTexts('home')
  const isTile = schema.place.complete === true
  return (
    <Link
      href={hrefOf(id)}
      replace={replace}
      data-class={id}
      className={`grid items-center gap-x-3 rounded-control p-2 hover:bg-main-soft ${
        isTile ? 'grid-cols-picture border border-main-line bg-main-soft hover:border-link tablet:grid-cols-1' : 'grid-cols-first'
      }`}
      onPointerEnter={() => preload?.(id)}
      onFocus={() => preload?.(id)}
    >
      {isTile && <span className="col-span-full mb-1 text-label font-semibold text-main">{t('complete')}</span>}
      <span className={isTile ? 'h-24 mx-auto' : 'row-span-2 h-10'}>
        <ClassPicture name={schema.place.drawing} />
      </span>
      <span>
        <span className={`block font-semibold ${isTile ? 'text-lead' : 'text-label'}`}>{className(id)}</span>
        <span className="block text-note text-ink-faint">{find(`notes.${id}`)}</span>
      </span>
    </Link>
  )
}

type Column = { readonly name: (typeof moves)[number] | 'other'; readonly classes: readonly WorkingClass[] }

/** Sorts complete drives first. */
const completeFirst = (classes: readonly WorkingClass[]): readonly WorkingClass[] =>
  classes.toSorted((a, b) => Number(b.schema.place.complete ?? false) - Number(a.schema.place.complete ?? false))

/** A class stands once: under the first of its motions. Those of a site may have none. */
const columns = (): readonly Column[] => {
  const firstMove = ({ schema }: WorkingClass): Column['name'] => moves.find((move) => move === schema.place.moves?.[0]) ?? 'other'
  return (['position', 'lift', 'push', 'turn', 'drive', 'other'] as const)
    .map((name) => ({ name, classes: completeFirst(listedClasses.filter((known) => firstMove(known) === name)) }))
    .filter(({ classes }) => classes.length > 0)
}

export const ClassColumns = (props: Props) => {
  const { t } = useTexts('home')
  return (
    <div className="grid gap-3 tablet:grid-cols-2 stack:grid-cols-3 wide:grid-cols-5">
      {columns().map(({ name, classes }) => (
        <section key={name} className="panel px-2 py-4" aria-labelledby={`move-${name}`}>
          <h2 id={`move-${name}`} className="mb-2 px-2 text-lead">
            {t(`moves.${name}`)}
          </h2>
          <ul className="grid gap-1">
            {classes.map((known) => (
              <li key={known.id}>
                <ClassLink known={known} {...props} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
