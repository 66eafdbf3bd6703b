import { useParams } from 'react-router-dom';
import { NEW_PROJET } from '../frame/routing/projetPaths';
import { idOf } from '../frame/routing/recordPaths';
import { ProjetForm } from './ProjetForm';
import { ProjetLoader } from './ProjetLoader';

/** Creates a project, or edits the project in the address (spec § 2 Projects, `/projets/create/{projetid}`). */
export function ProjetFormScreen() {
  const { projetid } = useParams();
  if (projetid === NEW_PROJET) return <ProjetForm projet={null} />;
  return (
    <ProjetLoader projetid={idOf(projetid)}>
      {(projet) => <ProjetForm key={projet.projetid} projet={projet} />}
    </ProjetLoader>
  );
}
