import styled from 'styled-components';

export const Root = styled.header`
  display: none;

  @media print {
    display: flex;
    align-items: center;
    gap: 4mm;
    margin-bottom: 5mm;
    padding-bottom: 2mm;
    border-bottom: 0.3mm solid;
    font-size: 9pt;
  }

  & img {
    flex: none;
    max-width: 40mm;
    height: 14mm;
    object-fit: contain;
  }

  & strong {
    display: block;
    font-size: 13pt;
  }
`;
