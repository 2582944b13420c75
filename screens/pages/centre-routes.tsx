/** The user centre and, below it, the pages of the operator: few come there, and nobody else fetches them. */
import { type ComponentType, lazy } from 'react'
import { UserCentrePage } from '../account/centre/user-centre-page.tsx'
import { operatorPath } from '../base/operator-path.ts'

const OperatorPage = lazy(async () => ({ default: (await import('../account/operator/operator-page.tsx')).OperatorPage }))

type Props = { readonly location: string; readonly Otherwise: ComponentType<{ readonly id: undefined }> }

export const CentreRoutes = ({ location, Otherwise }: Props) =>
  location === operatorPath || location.startsWith(`${operatorPath}/`) ? (
    <OperatorPage location={location} />
  ) : (
    <UserCentrePage location={location} Otherwise={Otherwise} />
  )
