/** Links for company administrators, for whom the header is hidden. */
import { Link } from 'wouter'
import { useProductName } from '../base/page/product-name.ts'
import { askToSignIn, entryPath } from '../base/account/user-centre.ts'
import { useTexts } from '../base/texts/texts.ts'

const entry = 'flex min-h-11 items-center'

export const AccountWays = () => {
  const { t } = useTexts('frame')
  const name = useProductName()
  return (
    <nav className="flex flex-wrap justify-end gap-x-4 border-b border-line bg-surface px-6 text-main" aria-label={t('login.mine')}>
      <Link href="/" className={`mr-auto font-semibold ${entry}`}>
        {name}
      </Link>
      <Link href={entryPath('my-account')} className={entry}>
        {t('login.mine')}
      </Link>
      <button type="button" className={entry} aria-haspopup="dialog" onClick={() => askToSignIn({ isLeaving: true })}>
        {t('login.out')}
      </button>
    </nav>
  )
}
