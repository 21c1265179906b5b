<?php

namespace MediaWiki\Extension\RuleBoard;

use Html;
use MediaWiki\Languages\LanguageFallback;
use MediaWiki\Languages\LanguageFactory;
use Parser;
use ParserOutput;
use PPFrame;

/** The tag `<ruleboard>`: reads what a page says, and hands on to the page what it shows and needs. */
class Tag {
	/** The key of what an article was rendered from. */
	public const MADE_FROM = 'ruleboard-made-from';

	private Catalogue $catalogue;
	private Files $files;
	private Limits $limits;
	private LanguageFactory $languages;
	private LanguageFallback $fallback;

	public function __construct(
		Catalogue $catalogue, Files $files, Limits $limits, LanguageFactory $languages, LanguageFallback $fallback
	) {
		$this->catalogue = $catalogue;
		$this->files = $files;
		$this->limits = $limits;
		$this->languages = $languages;
		$this->fallback = $fallback;
	}

	/**
	 * @param string|null $content
	 * @param string[] $attributes
	 * @return array the HTML, which no further pass of the parser reads
	 */
	public function render( ?string $content, array $attributes, Parser $parser, PPFrame $frame ): array {
		$output = $parser->getOutput();
		$output->setExtensionData( self::MADE_FROM, $this->files->version() );
		$output->addModuleStyles( [ 'ext.ruleBoard.styles' ] );
		$faults = [];
		$board = '';
		try {
			$request = $this->asked( $content ?? '', $attributes, $parser, $frame );
			$faults = $request->faults;
			$language = $this->languages->getLanguage( $request->lang );
			$board = ( new BoardHtml( $this->files, $this->catalogue, $language ) )->of( $request );
			$this->need( $request, $output );
		} catch ( Fault $fault ) {
			$faults[] = $fault;
		}
		return [ $board . $this->told( $faults, $parser ), 'markerType' => 'nowiki' ];
	}

	/** @throws Fault */
	private function asked( string $content, array $attributes, Parser $parser, PPFrame $frame ): Request {
		// Before it costs the parser anything; what templates make of it is held to the same limit.
		$this->limits->admit( $content );
		$expanded = static fn ( string $text ): string => $parser->recursivePreprocess( $text, $frame );
		$strips = $parser->getStripState();
		$said = array_map( static fn ( $value ) => $strips->killMarkers( $expanded( (string)$value ) ), $attributes );
		$json = $strips->killMarkers( $strips->unstripNoWiki( $expanded( $content ) ) );
		return new Request( $said, $json, $this->lang( $parser ), $this->catalogue, $this->limits );
	}

	/** The language of the page, or the first of its fallbacks that the catalogue has. */
	private function lang( Parser $parser ): string {
		$code = $parser->getTargetLanguage()->getCode();
		$wanted = array_intersect( [ $code, ...$this->fallback->getAll( $code ) ], $this->catalogue->langs() );
		return reset( $wanted ) ?: $this->catalogue->langs()[0];
	}

	private function need( Request $request, ParserOutput $output ): void {
		if ( !$request->static ) {
			$output->addModules( [ 'ext.ruleBoard' ] );
		}
		$origin = $this->files->origin();
		if ( $origin !== '' ) {
			$output->addExtraCSPDefaultSrc( $origin );
			$output->addExtraCSPScriptSrc( $origin );
		}
	}

	/** The faults, in the language of the reader. @param Fault[] $faults */
	private function told( array $faults, Parser $parser ): string {
		if ( $faults === [] ) {
			return '';
		}
		$parser->addTrackingCategory( 'ruleboard-faults-category' );
		$language = $parser->getOptions()->getUserLangObj();
		$place = [ 'class' => 'ext-ruleboard-fault error', 'lang' => $language->getHtmlCode(), 'dir' => 'auto' ];
		$one = static function ( Fault $fault ) use ( $language, $place ): string {
			$text = wfMessage( $fault->key() )->plaintextParams( ...$fault->texts() )->inLanguage( $language )->text();
			return Html::element( 'div', $place, $text );
		};
		return implode( '', array_map( $one, $faults ) );
	}
}
