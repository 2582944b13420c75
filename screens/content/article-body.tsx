/** Body of an article: text blocks without markup. */
import type { ShownBlock, ShownPicture } from '../../contract/site/content-calls.ts'
import { EnlargeablePicture } from './enlarged.tsx'

const Block = ({ block, pictures }: { readonly block: ShownBlock; readonly pictures: readonly ShownPicture[] }) => {
  if (typeof block === 'string') return <p>{block}</p>
  if ('heading' in block) return <h2 className="text-title text-main">{block.heading}</h2>
  if ('list' in block) {
    return (
      <ul className="list-disc pl-5">
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  }
  return (
    <figure>
      <EnlargeablePicture picture={block.picture} among={pictures} />
      {block.caption !== undefined && <figcaption className="mt-1 text-label/5 text-ink-soft">{block.caption}</figcaption>}
    </figure>
  )
}

export const ArticleBody = ({ body, lang }: { readonly body: readonly ShownBlock[]; readonly lang: string | undefined }) => {
  const pictures = body.flatMap((block) => (typeof block === 'object' && 'picture' in block ? [block.picture] : []))
  // The order of the blocks is fixed.
  const parts = body.map((block, index) => ({ key: String(index), block }))
  return (
    <div className="mt-4 grid max-w-[72ch] gap-3" lang={lang}>
      {parts.map(({ key, block }) => (
        <Block key={key} block={block} pictures={pictures} />
      ))}
    </div>
  )
}
