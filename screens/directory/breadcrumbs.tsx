/** The way from the start to the page that is shown. */
import { useTexts } from '../base/texts/texts.ts'
import { type Crumb, CrumbTrail } from '../ui/breadcrumbs.tsx'
import { directoryPath } from './paths.ts'

type Props = {
  /** The pages between the directory and this one. */
  readonly above?: readonly Crumb[]
  /** Of the page that is shown; the directory itself without. */
  readonly name?: string
}

const none: readonly Crumb[] = []

export const Breadcrumbs = ({ above = none, name }: Props) => {
  const { t } = useTexts('directory')
  const crumbs = [
    { name: t('start'), address: '#/' },
    ...(name === undefined ? [] : [{ name: t('title'), address: `#${directoryPath}` }]),
    ...above,
  ]
  return <CrumbTrail label={t('breadcrumbs')} above={crumbs} here={name ?? t('title')} />
}
