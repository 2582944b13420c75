/** The working classes as a list of links. */
import { Link } from 'wouter'
import { ClassPicture } from '../drawings/class-picture.tsx'
import { listedClasses, workingClassOf } from '../base/calculators/working-classes.ts'
import { useClassNames } from '../base/texts/class-names.ts'

type Props = { readonly current: string | undefined; readonly onNavigate?: () => void }

/** A link of the menu of classes. */
export const menuLink =
  'flex min-h-11 items-center gap-2 rounded-control px-2 py-1 text-label text-ink-soft hover:bg-paper chosen:bg-main-soft chosen:font-semibold chosen:text-main chosen:[--drawing-ground:var(--main-soft)] chosen:[--drawing-tint:var(--surface)]'

export const ClassLinks = ({ current, onNavigate }: Props) => {
  const { className } = useClassNames()
  const calculator = current === undefined ? undefined : workingClassOf(current)?.schema.id
  return (
    <ul>
      {listedClasses.map(({ id, schema }) => {
        const name = className(id)
        return (
          <li key={id}>
            <Link
              href={`/selection/calc_${id}`}
              className={menuLink}
              aria-current={schema.id === calculator ? 'page' : undefined}
              title={name}
              onClick={onNavigate}
            >
              <span className="h-8 w-10 flex-none">
                <ClassPicture name={schema.place.drawing} />
              </span>
              <span>{name}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
