import { render } from 'preact'
import './styles/tokens.css'
import './styles/base.css'
import './styles/parts.css'
import { App } from './app.tsx'
import { ChunkLoadError } from './ui/chunk-load-error.tsx'

const root = document.getElementById('app')
if (root)
  render(
    <>
      <ChunkLoadError />
      <App />
    </>,
    root,
  )
