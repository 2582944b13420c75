import { Link } from 'wouter'
import { ClassMenu } from './class-menu.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { useTexts } from './texts.tsx'
import { UnitSwitch } from './unit-switch.tsx'

export const Header = ({ current }: { current: string | undefined }) => {
  const { LL } = useTexts()
  return (
    <header className="header">
      <Link href="/" className="header-brand">
        <Logo />
        {LL.app.name()}
        <small>{LL.app.tagline()}</small>
      </Link>
      <ClassMenu current={current} />
      <div className="header-tools">
        <UnitSwitch />
        <LanguageSwitch />
      </div>
    </header>
  )
}
