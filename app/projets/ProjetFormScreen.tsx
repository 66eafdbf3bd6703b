import { useParams } from 'react-router-dom';
import { NEW_PROJET, projetidOf } from '../routing/projetPaths';
import { ProjetForm } from './ProjetForm';
import { ProjetLoader } from './ProjetLoader';

/** Creates a project, or changes the one of the address (spec § 2 Projects, `/projets/create/{projetid}`). */
export function ProjetFormScreen() {
  const { projetid } = useParams();
  if (projetid === NEW_PROJET) return <ProjetForm projet={null} />;
  return (
    <ProjetLoader projetid={projetidOf(projetid)}>
      {(projet) => <ProjetForm key={projet.projetid} projet={projet} />}
    </ProjetLoader>
  );
}
