/** Platforms for an industry's working conditions. */
import { InDevelopment } from '../placeholder/in-development.tsx'

export const RotaryIndustryPage = ({ id }: { id: string }) => <InDevelopment id={id} />
