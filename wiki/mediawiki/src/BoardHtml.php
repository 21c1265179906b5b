<?php

namespace MediaWiki\Extension\RuleBoard;

use Html;
use Language;

/**
 * A board as HTML: title, text, picture and link for all readers. rule-board.js puts a live board in its place, unless it is
 * static. Every text goes through Html, which escapes it.
 */
class BoardHtml {
	private Files $files;
	private Catalogue $catalogue;
	private Language $language;

	/** @param Language $language that of the board */
	public function __construct( Files $files, Catalogue $catalogue, Language $language ) {
		$this->files = $files;
		$this->catalogue = $catalogue;
		$this->language = $language;
	}

	public function of( Request $request ): string {
		$inside = $request->scenario === null ? $this->catalogued( $request ) : $this->own( $request, $request->scenario );
		return Html::rawElement( 'div', $this->attributes( $request ), $inside );
	}

	private function attributes( Request $request ): array {
		$place = [ 'lang' => $request->lang, 'dir' => $this->language->getDir() ];
		if ( $request->static ) {
			return [ 'class' => 'ext-ruleboard' ] + $place;
		}
		$said = $request->named + [ 'step' => $request->step, 'theme' => $request->theme, 'brief' => $request->brief ? '' : null ];
		$data = [];
		foreach ( $said as $name => $value ) {
			$data["data-$name"] = $value;
		}
		$own = $request->scenario === null ? [] : [ 'ext-ruleboard-own' ];
		return [ 'class' => [ 'ext-ruleboard', 'ext-ruleboard-live', ...$own, 'rulewright' ] ] + $place + $data;
	}

	private function catalogued( Request $request ): string {
		$words = $request->brief ? '' : $this->title( $request->rule['title'] ) . $this->paragraphs( $request->rule['text'] );
		return $words . $this->picture( $request->example ) . $this->link( $request->rule );
	}

	private function own( Request $request, Scenario $scenario ): string {
		$title = $scenario->title( $request->lang );
		return ( $title === '' || $request->brief ? '' : $this->title( $title ) )
			. ( $request->rule === null || $request->brief ? '' : $this->paragraphs( $request->rule['text'] ) )
			. $this->position( $scenario )
			. ( $request->rule === null ? '' : $this->link( $request->rule ) )
			. ( $request->static ? '' : Html::rawElement( 'script', [ 'type' => 'application/json' ], $scenario->json() ) );
	}

	private function title( string $title ): string {
		return Html::rawElement( 'p', [ 'class' => 'ext-ruleboard-title' ], Html::element( 'strong', [], $title ) );
	}

	/** @param string[] $texts */
	private function paragraphs( array $texts ): string {
		return implode( '', array_map( static fn ( $text ) => Html::element( 'p', [], $text ), $texts ) );
	}

	private function picture( ?array $example ): string {
		if ( $example === null || !isset( $example['picture'] ) ) {
			return '';
		}
		$picture = Html::element( 'img', [
			'src' => $this->files->picture( $example['picture'] ),
			'width' => $example['width'],
			'height' => $example['height'],
			'alt' => $this->say( 'ruleboard-picture' ),
			'loading' => 'lazy',
			'decoding' => 'async',
		] );
		return Html::rawElement( 'figure', [], $picture . Html::element( 'figcaption', [], $example['title'] ) );
	}

	/** As a picture where it has squares, and as a table. */
	private function position( Scenario $scenario ): string {
		$position = $scenario->position( $this->catalogue, $this->language->getCode() );
		$pieces = $position->pieces();
		if ( $pieces === [] ) {
			return '';
		}
		$owners = $this->catalogue->board( $scenario->game(), $this->language->getCode() )['owners'];
		$picture = ( new Picture( $owners ) )->of( $position, $this->say( 'ruleboard-picture' ) );
		return ( $picture === '' ? '' : Html::rawElement( 'figure', [], $picture ) ) . $this->table( $pieces );
	}

	/** @param array[] $pieces */
	private function table( array $pieces ): string {
		$row = static fn ( string $name, array $attributes, array $texts ): string => Html::rawElement( 'tr', [],
			implode( '', array_map( static fn ( $text ) => Html::element( $name, $attributes, $text ), $texts ) ) );
		$heads = array_map( [ $this, 'say' ], [ 'ruleboard-unit', 'ruleboard-piece', 'ruleboard-side', 'ruleboard-place' ] );
		$body = array_map( fn ( $piece ) => $row( 'td', [], [
			$piece['unit'], $piece['name'], $this->side( $piece['owner'] ), $piece['place']
		] ), $pieces );
		return Html::rawElement( 'table', [ 'class' => 'wikitable' ],
			Html::element( 'caption', [], $this->say( 'ruleboard-pieces' ) )
			. $row( 'th', [ 'scope' => 'col' ], $heads ) . implode( '', $body ) );
	}

	private function side( string $owner ): string {
		return preg_match( '/^p([1-4])$/D', $owner, $found ) ? $this->say( 'ruleboard-player', $found[1] ) : $owner;
	}

	private function link( array $rule ): string {
		$link = Html::element( 'a', [ 'href' => $this->files->page( $rule['address'] ), 'rel' => 'nofollow' ],
			$this->say( 'ruleboard-link', $rule['id'] ) );
		return Html::rawElement( 'p', [ 'class' => 'ext-ruleboard-link' ], $link );
	}

	private function say( string $key, string ...$texts ): string {
		return wfMessage( $key )->plaintextParams( ...$texts )->inLanguage( $this->language )->text();
	}
}
