import { configure } from 'mobx'

/** Must be imported first, so that MobX reports changes outside actions and observers that read no state. */
configure({ enforceActions: 'always', computedRequiresReaction: false, reactionRequiresObservable: true })
