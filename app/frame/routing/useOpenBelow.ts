import { useLocation, useNavigate } from 'react-router-dom';
import { writeFirstParent } from '../device/firstParent';

/** Goes to a screen below this one, whose back arrow and Cancel lead here again, page and search kept (spec § 2). */
export function useOpenBelow(): (path: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (path) => {
    writeFirstParent(pathname + search);
    void navigate(path);
  };
}
