/** What a working id without a calculator shows, and every page that is still to come. */
import { Link } from 'wouter'
import { usePageTitle } from '../app/page-title.ts'
import { useTexts } from '../app/texts.tsx'
import { isWorkingId } from '../app/working-classes.ts'
import { classDrawings } from '../drawings/class-registry.ts'

export const InDevelopment = ({ id }: { id: string | undefined }) => {
  const { LL } = useTexts()
  usePageTitle(LL.titles.inDevelopment())
  const known = id !== undefined && isWorkingId(id) ? id : undefined
  const Picture = known && classDrawings[known]
  return (
    <div className="page">
      <div className="panel mx-auto mt-8 max-w-xl px-8 py-10 text-center">
        {Picture && (
          <div className="mx-auto mb-6 w-40 opacity-70">
            <Picture />
          </div>
        )}
        <h1 className="text-xl">{LL.placeholder.title()}</h1>
        {known && <p className="mt-2 text-ink-soft">{LL.placeholder.named({ name: LL.classes[known]() })}</p>}
        {id !== undefined && !known && <p className="mt-2 text-ink-soft">{LL.placeholder.unknown({ id })}</p>}
        <Link href="/" className="button mt-8">
          {LL.placeholder.back()}
        </Link>
      </div>
    </div>
  )
}
