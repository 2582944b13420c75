import { createRoot } from 'react-dom/client'
import '@sizewright/engine/form.css'
import { Page } from './page.tsx'
import './page.css'

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
