import { configure } from 'mobx'

/** Must be imported first, so that state is changed only in actions and read only in reactions. */
configure({ enforceActions: 'always', computedRequiresReaction: false, reactionRequiresObservable: true })
