/** The page's CSS is inlined, so that the page loads no other file. */
export const style = `
:root { color-scheme: light dark; --line: #8884; --quiet: light-dark(#555, #aaa);
  --code: light-dark(#f3f3f0, #222); --get: light-dark(#0b5c8a, #7cc4f0);
  --post: light-dark(#1d6b2f, #8fd6a0); --delete: light-dark(#9c2b22, #f0a199); }
* { box-sizing: border-box }
html { scroll-padding-top: 1rem }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: light-dark(#111, #eee);
  background: light-dark(#fff, #121212) }
.skip { position: absolute; left: -99em }
.skip:focus { left: 1rem; top: 1rem }
nav { padding: 1.5rem; border-right: 1px solid var(--line); font-size: .875rem }
nav ul { list-style: none; margin: 0 0 1rem; padding: 0 }
nav [aria-current] { font-weight: 700; text-decoration: none }
nav a { display: block; padding: .25rem 0; min-height: 24px }
main { padding: 1.5rem; max-width: 60rem; min-width: 0 }
a { color: inherit }
h2 { margin-top: 3rem; border-bottom: 1px solid var(--line) }
h3 { margin-top: 2.5rem }
h3 code { font-size: 1rem; overflow-wrap: anywhere }
code, pre { font-family: ui-monospace, monospace; background: var(--code) }
code { padding: 0 .25em; border-radius: 3px }
pre { padding: 1rem; overflow: auto; max-height: 24rem; font-size: .8125rem }
table { border-collapse: collapse; width: 100%; font-size: .875rem }
th, td { text-align: left; vertical-align: top; padding: .375rem .75rem .375rem 0;
  border-bottom: 1px solid var(--line); overflow-wrap: anywhere }
summary { cursor: pointer; padding: .25rem 0 }
.wide { overflow: auto }
.wide table { font-size: .9375rem }
.wide td { overflow-wrap: normal }
.wide td:first-child { white-space: nowrap }
dt { margin-top: 1rem; font-weight: 600 }
dd { margin: .25rem 0 0 }
.quiet { color: var(--quiet) }
.get { color: var(--get) } .post { color: var(--post) } .delete { color: var(--delete) }
@media (max-width: 60rem) {
  nav { border: 0; border-bottom: 1px solid var(--line) }
  .few { padding-block: 1rem .5rem }
  .few ul { display: flex; flex-wrap: wrap; gap: 0 1rem; margin-bottom: .5rem }
}
@media (min-width: 60rem) {
  body { display: grid; grid-template-columns: 18rem 1fr }
  nav { position: sticky; top: 0; height: 100vh; overflow: auto }
}
`
