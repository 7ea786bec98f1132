import { useNavigate } from 'react-router'
import { useRoot } from './RootContext.tsx'

export function useSignOut(to: string): () => void {
  const { session } = useRoot()
  const navigate = useNavigate()
  return () => {
    session.signOut()
    void navigate(to)
  }
}
