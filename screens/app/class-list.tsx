/** The working classes as a list of links. */
import { Link } from 'wouter'
import { ClassPicture } from '../drawings/class-picture.tsx'
import { listedClasses, workingClassOf } from '../base/calculators/working-classes.ts'
import { useClassNames } from '../base/texts/class-names.ts'

type Props = { readonly current: string | undefined; readonly onNavigate?: () => void }

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
              className="class-link"
              aria-current={schema.id === calculator ? 'page' : undefined}
              title={name}
              onClick={onNavigate}
            >
              <span className="drawing-box">
                <ClassPicture name={schema.place.drawing} />
              </span>
              <span className="class-name">{name}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
