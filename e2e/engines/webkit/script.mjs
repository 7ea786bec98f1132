import { compileExpressions } from '../expressions.mjs'
import { installRuntime } from './runtime.mjs'

const install = (documentId) =>
  `if (!window.heedBridge) (${installRuntime.toString()})(${JSON.stringify(documentId)});`

/** Scripts install the runtime under a new ID in each document, so that the ID tells documents apart. */
export function makeCallScript(
  documentId,
  functionDeclaration,
  { id, args, isOwned, depth, isAwaited, sources },
) {
  return `const done = arguments[arguments.length - 1];
${install(documentId)}
${compileExpressions(args, sources)}
window.heedBridge.call({
  id: ${JSON.stringify(id)},
  work: ${functionDeclaration},
  args: ${JSON.stringify(args)},
  isOwned: ${isOwned}, depth: ${depth}, isAwaited: ${isAwaited},
}, done);`
}

export const makeCollectScript = (documentId, id) => `const done = arguments[arguments.length - 1];
${install(documentId)}
window.heedBridge.collect(${JSON.stringify(id)}, done);`

export const makeStateScript = (documentId) => `${install(documentId)}
return window.heedBridge.readState();`

export const makeElementScript = (documentId, handle) => `${install(documentId)}
return window.heedBridge.find(${JSON.stringify(handle)});`

export const makeDisownScript = (documentId, handles) => `${install(documentId)}
window.heedBridge.disown(${JSON.stringify(handles)});`

/** `functionDeclaration` for makeCallScript; finds the frame's element. */
export const makeFrameElementScript = (context) => `() => heedBridge.findFrame(${JSON.stringify(context)})`
