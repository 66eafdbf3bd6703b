import { useLocation, useNavigate } from 'react-router-dom';
import { writeFirstParent } from '../device/firstParent';

/**
 * Returns a function that opens a screen below this one; its back arrow and Cancel lead here again, with page and
 * search kept (spec § 2).
 */
export function useOpenBelow(): (path: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (path) => {
    writeFirstParent(pathname + search);
    void navigate(path);
  };
}
