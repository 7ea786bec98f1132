/** Keeps the entries that name a `heed` command, and the list below “Command line:”. */
export function filterCliChanges(changes) {
  const [head = '', ...versions] = changes.split(/^(?=## )/m)
  const kept = versions.map((version) => {
    const [title = '', ...kinds] = version.split(/^(?=### )/m)
    const lists = kinds.map((kind) => {
      const [heading = '', ...rest] = kind.split('\n')
      const ours = /^Command line:\n\n((?:- .*\n)+)/m.exec(kind)?.[1]
      const entries = ours?.trimEnd() ?? rest.filter((line) => /^- .*`heed[ `]/.test(line)).join('\n')
      return entries && `${heading}\n\n${entries}\n\n`
    })
    return lists.some(Boolean) ? `${title.split('\n')[0]}\n\n${lists.join('')}` : ''
  })
  return `${head.split('\n')[0]}\n\n${kept.join('').trimEnd()}\n`
}

export function findReleaseDate(changes, version) {
  const title = changes.split('\n').find((line) => line.startsWith(`## ${version} - `))
  return title?.slice(`## ${version} - `.length)
}

export function listReleaseBlockers(changes, version) {
  const blockers = []
  if (version.includes('-')) {
    const released = version.split('-')[0]
    blockers.push(`${version} is a development build. Commit all changes, and tag the commit v${released}.`)
  }
  if (/^## Unreleased/m.test(changes))
    blockers.push('CHANGELOG.md has a section "Unreleased". Rename it to the version and date.')
  else if (!version.includes('-') && !findReleaseDate(changes, version))
    blockers.push(`CHANGELOG.md has no section "## ${version} - <date>".`)
  return blockers
}
