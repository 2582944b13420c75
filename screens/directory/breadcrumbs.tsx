/** The way from the start to the page that is shown. */
import { useTexts } from '../base/texts.ts'
import { directoryPath } from './paths.ts'

/** A page above; `address` is what a browser follows, from `#` on. */
export type Crumb = { readonly name: string; readonly address: string }

type Props = {
  /** The pages between the directory and this one. */
  readonly above?: readonly Crumb[]
  /** Of the page that is shown; the directory itself without. */
  readonly name?: string
}

export const Breadcrumbs = ({ above, name }: Props) => {
  const { t } = useTexts('directory')
  const here = name ?? t('title')
  const crumbs = [
    { name: t('start'), address: '#/' },
    ...(name === undefined ? [] : [{ name: t('title'), address: `#${directoryPath}` }]),
    ...(above ?? []),
  ]
  return (
    <nav className="breadcrumbs" aria-label={t('breadcrumbs')}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.address}>
            <a href={crumb.address}>{crumb.name}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
