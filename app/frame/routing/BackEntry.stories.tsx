import { Button } from '@comptoir/ui/Button';
import { Modal } from '@comptoir/ui/Modal';
import { Stack } from '@comptoir/ui/Stack';
import preview from '@comptoir/ui/stories/preview';
import { TextField } from '@comptoir/ui/TextField';
import { StrictMode, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { PageRouter } from './PageRouter';

const meta = preview.meta({ title: 'States/Back', parameters: { controls: { disable: true } } });

/** A page with a list in a modal and a form above it, with the browser's own history. */
export const OnAPage = meta.story({
  render: () => (
    <StrictMode>
      <PageRouter>
        <Page />
      </PageRouter>
    </StrictMode>
  ),
});

function Page() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isListOpen, setListOpen] = useState(false);
  const [isFormOpen, setFormOpen] = useState(false);
  const [text, setText] = useState('');
  const save = () => {
    setFormOpen(false);
    setListOpen(false);
    void navigate('/fiche');
  };

  return (
    <Stack>
      <p data-testid="where">{pathname + search}</p>
      <Link to="/liste?page=2">Page 2</Link>
      <Button onClick={() => setListOpen(true)}>Règlements</Button>
      <Modal open={isListOpen} title="Règlements" onClose={() => setListOpen(false)}>
        <Button onClick={() => setFormOpen(true)}>Régler</Button>
      </Modal>
      <Modal
        open={isFormOpen}
        title="Nouveau règlement"
        isDirty={text !== ''}
        footer={<Button onClick={save}>Enregistrer</Button>}
        onClose={() => setFormOpen(false)}
      >
        <TextField label="Libellé" value={text} onValueChange={setText} />
      </Modal>
    </Stack>
  );
}
