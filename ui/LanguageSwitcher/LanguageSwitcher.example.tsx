import { LanguageSwitcher } from '@comptoir/ui/LanguageSwitcher';
import { en, fr, LabelsProvider } from '@comptoir/ui/labels';
import { PasswordField } from '@comptoir/ui/PasswordField';
import { useState } from 'react';

const OPTIONS = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
];

export function Example() {
  const [language, setLanguage] = useState('en');
  const [password, setPassword] = useState('');
  const isFrench = language === 'fr';

  return (
    <LabelsProvider value={isFrench ? fr : en}>
      <div lang={language} style={{ maxWidth: 320 }}>
        <LanguageSwitcher value={language} options={OPTIONS} onValueChange={setLanguage} />
        <PasswordField
          label={isFrench ? 'Mot de passe' : 'Password'}
          value={password}
          onValueChange={setPassword}
          required
        />
      </div>
    </LabelsProvider>
  );
}
