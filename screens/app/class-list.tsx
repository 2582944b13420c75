/** The working classes as a narrow list of links; its names fold away below 1280 px. */
import { Link } from 'wouter'
import { ClassPicture } from '../drawings/class-picture.tsx'
import { useTexts } from './texts.tsx'
import { isBuilt, workingClasses } from './working-classes.ts'

type Props = { readonly current: string | undefined; readonly onNavigate?: () => void }

export const ClassLinks = ({ current, onNavigate }: Props) => {
  const { LL } = useTexts()
  return (
    <ul>
      {workingClasses.map(({ id }) => {
        const name = LL.classes[id]()
        return (
          <li key={id}>
            <Link
              href={`/selection/calc_${id}`}
              className="class-link"
              data-built={isBuilt(id)}
              aria-current={id === current ? 'page' : undefined}
              title={name}
              onClick={onNavigate}
            >
              <span className="drawing-box">
                <ClassPicture id={id} />
              </span>
              <span className="class-name">{name}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
