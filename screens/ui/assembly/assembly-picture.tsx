/** The picture of an assembly in its posture, with the numbers of its positions beside it. */
import { assemblyPictureAnswer } from '../../../contract/catalogue/part-picture.ts'
import { productNames } from '../../../contract/catalogue/product-names.ts'
import type { Part } from '../../../engine/assembly/assembly.ts'
import { positionOf } from '../../../engine/assembly/positions.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { getAnswer, type ServiceCall } from '../../base/api/api.ts'
import { type Query, useQuery } from '../../base/api/query.ts'
import { useLocale, useTexts } from '../../base/texts/texts.ts'
import { SolidPicture } from '../pictures/solid-picture.tsx'
import { type Balloon, balloonsOf, boxOf, frame } from './balloon-places.ts'

/** The call that found an assembly, and its parts. */
type Params = Pick<ServiceCall, 'path' | 'query' | 'body'> & { readonly parts: Readonly<Record<string, string>>; readonly locale: Locale }

const pictures: Query<Params, ReturnType<typeof assemblyPictureAnswer.parse>> = {
  name: 'assembly-picture',
  load: ({ locale, ...body }, signal) =>
    getAnswer(
      { base: 'products', path: `${productNames.service}/${productNames.assemblyPicture}`, query: {}, body },
      (data) => assemblyPictureAnswer.safeParse(data).data,
      { locale, signal },
    ),
  isImmutable: true,
}

/** Models by role, as the request names them. */
const modelsOf = (parts: readonly Part[]): Readonly<Record<string, string>> =>
  Object.fromEntries(parts.flatMap(({ role, item }) => (item.kind === 'model' ? [[role, item.sku] as const] : [])))

type NumberProps = { readonly balloon: Balloon; readonly number: string; readonly isOpen: boolean; readonly isMarked: boolean }

const Number = ({ balloon: { at, from, to }, number, isOpen, isMarked }: NumberProps) => (
  <g className={isMarked ? 'text-link' : isOpen ? 'text-caution' : 'text-ink-soft'}>
    <path className="fill-none stroke-current" strokeWidth={isMarked ? 1.5 : 0.75} d={`M${from.join(' ')}L${to.join(' ')}`} />
    <circle className="fill-current" cx={to[0]} cy={to[1]} r={2} />
    <circle
      className={`stroke-current ${isMarked ? 'fill-main-soft' : 'fill-surface'}`}
      cx={at[0]}
      cy={at[1]}
      r={frame.radius}
      {...(isOpen && { strokeDasharray: '3 2' })}
    />
    <text className="number fill-current text-note font-semibold" x={at[0]} y={at[1]} textAnchor="middle" dominantBaseline="central">
      {number}
    </text>
  </g>
)

type Props = {
  readonly call: Pick<ServiceCall, 'path' | 'query' | 'body'>
  readonly parts: readonly Part[]
  /** Name of the assembly. */
  readonly name: string
  /** Role whose number is marked. */
  readonly marked?: string | undefined
}

/** The frame has its place from the beginning; it stays empty where a part has no solid. */
export const AssemblyPicture = ({ call: { path, query, body }, parts, name, marked }: Props) => {
  const { t } = useTexts('models')
  const { t: words } = useTexts('assembly')
  const { data } = useQuery(pictures, { path, query, body, parts: modelsOf(parts), locale: useLocale() })
  const picture = data?.picture
  return (
    <figure className="max-w-80 text-note text-ink-faint">
      <div className="aspect-4/5">
        {picture && (
          <svg className="block size-full" viewBox={`0 0 ${frame.size.join(' ')}`} role="img" aria-label={t('view.alt', { name })}>
            <svg {...boxOf(picture)} aria-hidden="true">
              <SolidPicture picture={picture} />
            </svg>
            {balloonsOf(picture).map((balloon) => {
              const part = parts.find(({ role }) => role === balloon.role)
              if (!part) return null
              const isOpen = part.item.kind === 'open'
              const isMarked = marked === balloon.role
              return <Number key={balloon.role} balloon={balloon} number={positionOf(parts, part)} isOpen={isOpen} isMarked={isMarked} />
            })}
          </svg>
        )}
      </div>
      <figcaption className="min-h-8">{picture && words('picture')}</figcaption>
    </figure>
  )
}
