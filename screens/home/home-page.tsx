/** The start page: every working class with its picture. */
import { Link } from 'wouter'
import { usePageTitle } from '../app/page-title.ts'
import { useTexts } from '../app/texts.tsx'
import { type ClassGroup, isBuilt, workingClasses, type WorkingId } from '../app/working-classes.ts'
import { classDrawings } from '../drawings/class-registry.ts'

const groups = ['linear', 'actuator', 'rotary'] as const satisfies readonly ClassGroup[]

const ClassCard = ({ id }: { id: WorkingId }) => {
  const { LL } = useTexts()
  const Picture = classDrawings[id]
  const built = isBuilt(id)
  return (
    <li className="flex">
      <Link href={`/selection/calc_${id}`} className="home-card flex-1" data-built={built}>
        <span className="picture">
          <Picture />
        </span>
        <span className="flex flex-1 flex-col gap-0.5 px-4 py-3">
          <span className="font-semibold">{LL.classes[id]()}</span>
          <span className="text-[13px] text-ink-faint">{LL.classNotes[id]()}</span>
          {!built && (
            <span className="mt-1">
              <span className="tag">{LL.home.soon()}</span>
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

export const HomePage = () => {
  const { LL } = useTexts()
  usePageTitle(LL.titles.home())
  return (
    <div className="page mx-auto max-w-[1240px]">
      <h1 className="text-2xl text-main">{LL.home.heading()}</h1>
      <p className="mt-2 max-w-[72ch] text-ink-soft">{LL.home.lead()}</p>
      {groups.map((group) => (
        <section key={group} className="mt-8" aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`} className="mb-3 border-b border-line pb-2 text-base text-ink-soft">
            {LL.home.groups[group]()}
          </h2>
          <ul className="home-grid">
            {workingClasses
              .filter((known) => known.group === group)
              .map(({ id }) => (
                <ClassCard key={id} id={id} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
